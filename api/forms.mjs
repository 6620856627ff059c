// Written by `npm run hosts` from deploy/receiver/vercel.ts.

// deploy/receiver/receive-lead.ts
var secretNames = ["LEAD_MAIL_TO", "LEAD_MAIL_FROM", "LEAD_MAIL_KEY"];
var maxBytes = 64 * 1024;
var mailTimeLimit = 8e3;
var maxSubject = 150;
var maxReason = 200;
var labels = [
  ["formType", "Formulaire"],
  ["firstName", "Prénom"],
  ["lastName", "Nom"],
  ["email", "E-mail"],
  ["phone", "Téléphone"],
  ["location", "Lieu"],
  ["propertyType", "Type de bien"],
  ["sleepingCapacity", "Couchages"],
  ["amenities", "Équipements"],
  ["monthlyRevenue", "Revenu mensuel estimé, en euros"],
  ["yearlyRevenue", "Revenu annuel estimé, en euros"],
  ["message", "Message"]
];
var correction = "Calcul brut à 75 % : à corriger selon l’emplacement et l’état de la maison avant de répondre";
var propertyTypes = {
  FR: { f1: "1 chambre", f2: "2 chambres", f3: "3 chambres", f4: "4 chambres ou plus" },
  NL: { f1: "1 slaapkamer", f2: "2 slaapkamers", f3: "3 slaapkamers", f4: "4 slaapkamers of meer" },
  EN: { f1: "1 bedroom", f2: "2 bedrooms", f3: "3 bedrooms", f4: "4 bedrooms or more" }
};
async function receiveLead(request, secrets) {
  if (request.method !== "POST") return answer(405, {}, { Allow: "POST" });
  const stranger = strangerIn(request);
  if (stranger) return refuse(403, stranger);
  const text = await readText(request);
  if (text === null) return answer(413);
  const lead = parseLead(text);
  if (lead === null) return answer(400);
  const error = faultIn(secrets);
  if (error) return refuse(500, `${error}.`, { error });
  try {
    await sendMail(mailOf(lead, new URL(request.url).searchParams), secrets);
  } catch (error2) {
    const { message, cause } = error2;
    return refuse(502, cause?.message ? `${message}: ${masked(cause.message)}` : message);
  }
  console.info(`Lead mailed: ${kindOf(lead)}, ${(/* @__PURE__ */ new Date()).toISOString()}`);
  return answer(200);
}
function answer(status, body = {}, headers = {}) {
  return Response.json(
    { ok: status === 200, ...body },
    { status, headers: { "Cache-Control": "no-store", ...headers } }
  );
}
function refuse(status, why, body = {}) {
  console.error(`A lead was not mailed: ${why}`);
  return answer(status, body);
}
function strangerIn({ url, headers }) {
  if (headers.get("Sec-Fetch-Site") === "same-origin") return "";
  const hostOf = (name) => name.trim().toLowerCase().replace(/:(80|443)$/, "");
  const own = [new URL(url).host, ...(headers.get("X-Forwarded-Host") ?? "").split(",")].map(hostOf);
  const origin = headers.get("Origin") ?? "";
  const [, host = ""] = /^https?:\/\/([^/]+)$/i.exec(origin) ?? [];
  if (host && own.includes(hostOf(host))) return "";
  return masked(`the origin "${origin}" is none of ${own.filter(Boolean).join(", ")}`);
}
async function readText(request) {
  if (Number(request.headers.get("Content-Length")) > maxBytes) return null;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) return null;
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return "";
  } finally {
    reader?.cancel().catch(() => void 0);
  }
}
function parseLead(text) {
  try {
    const lead = JSON.parse(text);
    return typeof lead === "object" && lead !== null && !Array.isArray(lead) ? lead : null;
  } catch {
    return null;
  }
}
var around = /^[\s\p{Cf}\p{Pi}\p{Pf}„"']+|[\s\p{Cf}\p{Pi}\p{Pf}„"']+$/gu;
var secretOf = (secrets, name) => secrets[name]?.replace(around, "") ?? "";
function faultIn(secrets) {
  const faults = secretNames.map((name) => {
    const secret = secretOf(secrets, name);
    if (!secret) return `${name} is not set`;
    if (name === "LEAD_MAIL_KEY") return /^[!-~]+$/.test(secret) ? "" : `${name} holds more than a key`;
    return addressesIn(secret).length > 0 ? "" : `${name} holds no email address, or a part that is none`;
  });
  return faults.filter(Boolean).join("; ");
}
function kindOf({ formType }) {
  return typeof formType === "string" && /^[A-Z][a-z]+ [A-Z][a-z]+ - [A-Z]{2}$/.test(formType) ? formType : "other";
}
var wellFormed = (text) => text.replace(/\p{Cs}/gu, "�");
function textOf(value) {
  const text = typeof value === "string" ? wellFormed(value) : JSON.stringify(value);
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/\n/g, "\n    ");
  return lines.replace(/[^\P{Cc}\n\t]/gu, "");
}
function oneLine(text, limit) {
  const line = wellFormed(text).replace(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const encoder = new TextEncoder();
  let end = 0;
  let size = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(line)) {
    size += encoder.encode(segment).length;
    if (size > limit) break;
    end = index + segment.length;
  }
  return line.slice(0, end);
}
function propertyOf({ propertyType, formType }) {
  const language = typeof formType === "string" ? formType.slice(-2) : "";
  const names = Object.entries(propertyTypes[language] ?? propertyTypes.FR ?? {});
  const [, name] = names.find(([type]) => type === propertyType) ?? [];
  return name ? `${name} (${propertyType})` : propertyType;
}
function mailOf(lead, query) {
  const known = labels.filter(([field]) => Object.hasOwn(lead, field));
  const others = Object.keys(lead).filter((field) => !labels.some(([name]) => name === field));
  const lines = [...known, ...others.map((field) => [field, field])].map(
    ([field = "", label = ""]) => `${textOf(label)} : ${textOf(field === "propertyType" ? propertyOf(lead) : lead[field])}`
  );
  if (Object.hasOwn(lead, "monthlyRevenue")) lines.push(correction);
  const campaign = [...query].filter(([name]) => name.startsWith("utm_")).map((pair) => pair.join("="));
  if (campaign.length > 0) lines.push(`Campagne : ${textOf(campaign.join(", "))}`);
  const who = [lead.firstName, lead.lastName, lead.location].filter(
    (part) => part && typeof part === "string"
  );
  return {
    subject: oneLine(`Demande du site (${kindOf(lead)}) : ${who.join(" ").trim() || "-"}`, maxSubject),
    text: `${lines.join("\n")}
`,
    replyTo: addressOf(lead.email)
  };
}
function addressOf(value) {
  const name = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/;
  const domain = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/;
  if (typeof value !== "string" || value.length > 254) return void 0;
  return new RegExp(`^${name.source}@${domain.source}$`, "i").test(value) ? value : void 0;
}
function addressesIn(secret) {
  const parts = secret.split(/[,;\r\n]/).map((part) => part.replace(around, ""));
  const addresses = parts.filter((part) => part !== "").map((part) => addressOf(part.replace(/^[^<>@]*<([^<>]*)>$/, "$1").trim()));
  return addresses.every((address) => address !== void 0) ? [...new Set(addresses)] : [];
}
function masked(reason) {
  const start = reason.slice(0, 1e3);
  return oneLine(start.replace(/\S*(?:@|%40)\S*|\+?\d(?:[\s()./-]*\d){6,}/gi, "***"), maxReason);
}
async function sendMail({ subject, text, replyTo }, secrets) {
  const limit = new AbortController();
  const silence = new Promise((_resolve, reject) => {
    limit.signal.onabort = () => reject(new Error("the mail service did not answer in time."));
  });
  const timer = setTimeout(() => limit.abort(), mailTimeLimit);
  const sent = fetch("https://api.brevo.com/v3/smtp/email", {
    method: "POST",
    headers: {
      "api-key": secretOf(secrets, "LEAD_MAIL_KEY"),
      "Content-Type": "application/json",
      Accept: "application/json"
    },
    body: JSON.stringify({
      sender: { email: addressesIn(secretOf(secrets, "LEAD_MAIL_FROM"))[0] },
      to: addressesIn(secretOf(secrets, "LEAD_MAIL_TO")).map((email) => ({ email })),
      replyTo: replyTo && { email: replyTo },
      subject,
      textContent: text
    }),
    signal: limit.signal,
    // A redirect would be followed by a GET without the mail.
    redirect: "manual"
  });
  try {
    const response = await Promise.race([sent, silence]);
    if (response.ok) return;
    const text2 = await Promise.race([response.text(), silence]).catch(() => "");
    const { code, message } = parseLead(text2) ?? {};
    const reason = masked([code, message].filter(Boolean).join(": ")) || "no reason given";
    throw new Error(`the mail service answered with status ${response.status}: ${reason}`);
  } finally {
    clearTimeout(timer);
  }
}

// deploy/receiver/vercel.ts
var POST = (request) => receiveLead(request, process.env);
export {
  POST
};

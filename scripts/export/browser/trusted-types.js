// The page demands trusted types; React and the bundler hand the browser plain strings in three places, all
// harmless, and only those pass: an empty script element to clone, text without any markup, code of our own build.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
  createScriptURL: (url) => (/^\/_next\/static\/\w/.test(url) ? url : null),
})

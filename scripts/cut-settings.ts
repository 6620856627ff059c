import type { Environment } from '@/lib/build/deploy'

const entry = /^\s*(?:export\s+)?(NEXT_PUBLIC_\w+)\s*[=:]\s*(.*?)\s*$/gm

/**
 * Returns the settings that lose a part when an `.env` file is read, one sentence each: what follows a `#` outside quotes, and
 * a `$name` that is not set. Does not report those that `env` has, because they replace the file's.
 */
export function cutSettings(file: string, content: string, env: Environment): string[] {
  return Array.from(content.matchAll(entry)).flatMap(([, name = '', value = '']) => {
    if (env[name] !== undefined) return []
    const isQuoted = /^(["'`]).*\1\s*(#.*)?$/.test(value)
    const [comment] = isQuoted ? [] : (/(?<=\S)#.*/.exec(value.replace(/\s#.*/, '')) ?? [])
    const unset = Array.from(value.matchAll(/(?<!\\)\$\{?(\w+)(?!\w*:?-)/g)).filter(
      ([, other = '']) => !env[other],
    )
    return [
      ...(comment ? [`${file} loses "${comment}" of ${name}: put the value in double quotes.`] : []),
      ...unset.map(([part]) => `${file} loses "${part}" of ${name}: write \\$ for a dollar sign.`),
    ]
  })
}

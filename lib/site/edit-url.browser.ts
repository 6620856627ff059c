/** The software behind a repository's web pages: each has its own URL for editing a file. */
export type Forge = 'github' | 'gitlab' | 'forgejo'

/**
 * A repository that can be edited in the browser: its web URL without a trailing slash, or for any other software the
 * template of the URL that edits a file, with `{branch}`, `{file}` and `{line}`.
 */
export type Repository = { forge: Forge | 'template'; url: string }

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The repository and the branch that links to a line lead to. */
export type Source = { repository: Repository; branch: string }

/** Where a line of a file can be edited. Forgejo's editor has no URL for a line: the file opens at its top. */
export function editUrl({ repository: { forge, url }, branch }: Source, file: string, line: number): string {
  const place = `${encodePath(branch)}/${encodePath(file)}`
  switch (forge) {
    case 'github':
      return `${url}/edit/${place}#L${line}`
    case 'gitlab':
      return `${url}/-/edit/${place}#L${line}`
    case 'forgejo':
      return `${url}/_edit/${place}`
    case 'template':
      return url
        .replaceAll('{branch}', encodeURIComponent(branch))
        .replaceAll('{file}', encodePath(file))
        .replaceAll('{line}', `${line}`)
  }
}

/**
 * Where all files of the branch can be edited and committed at once: github.dev, or GitLab's Web IDE. Null for other software,
 * which has no such editor.
 */
export function editorUrl({ repository: { forge, url }, branch }: Source): string | null {
  const { origin, hostname, pathname } = new URL(url)
  if (hostname === 'github.com') return `https://github.dev${pathname}/tree/${encodePath(branch)}`
  return forge === 'gitlab' ? `${origin}/-/ide/project${pathname}/edit/${encodePath(branch)}/-/` : null
}

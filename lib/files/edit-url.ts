/** A repository that can be edited in the browser: its software, and its web URL without a trailing slash. */
export type Repository = { forge: 'github' | 'gitlab'; url: string }

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The repository and the branch that links to a line lead to. */
export type Source = { repository: Repository; branch: string }

/** Where a line of a file can be edited. */
export function editUrl({ repository: { forge, url }, branch }: Source, file: string, line: number): string {
  const edit = forge === 'github' ? 'edit' : '-/edit'
  return `${url}/${edit}/${encodePath(branch)}/${encodePath(file)}#L${line}`
}

/**
 * Where all files of the branch can be edited and committed at once: github.dev, or GitLab's Web IDE. Null for a GitHub of one's
 * own, which has no such editor.
 */
export function editorUrl({ repository: { forge, url }, branch }: Source): string | null {
  const { origin, hostname, pathname } = new URL(url)
  if (hostname === 'github.com') return `https://github.dev${pathname}/tree/${encodePath(branch)}`
  return forge === 'gitlab' ? `${origin}/-/ide/project${pathname}/edit/${encodePath(branch)}/-/` : null
}

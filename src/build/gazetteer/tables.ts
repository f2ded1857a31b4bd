import { readFileSync } from 'node:fs'

/** Rows of a hand-made table beside this file, keyed by its header. Lines that begin with # are notes. */
export function handTable<Column extends string>(name: string): readonly Record<Column, string>[] {
  const text = readFileSync(new URL(`./hand/${name}.tsv`, import.meta.url), 'utf8')
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = header.split('\t') as Column[]
  return lines.map((line) => {
    const values = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Record<Column, string>
  })
}

import { readFileSync } from 'node:fs'

/** Reads `hand/<name>.tsv` as rows keyed by the header. Lines that begin with # are comments. */
export function readHandTable<Column extends string>(name: string): readonly Record<Column, string>[] {
  const text = readFileSync(new URL(`./hand/${name}.tsv`, import.meta.url), 'utf8')
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = header.split('\t') as Column[]
  return lines.map((line) => {
    const values = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Record<Column, string>
  })
}

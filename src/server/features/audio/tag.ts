import NodeId3 from 'node-id3'
import { languageTags, type Locale } from '#contract/locale.ts'
import { mp3SecondsOf } from './sound/mp3.ts'
import { audioMessages } from './audio-messages.ts'

interface Tagged {
  readonly locale: Locale
  /** Name of the archive. */
  readonly name: string
  /** Title and size of each chapter, in playing order. */
  readonly chapters: readonly { readonly title: string; readonly bytes: number }[]
  /** Cover image as PNG. */
  readonly cover: Buffer | undefined
}

/** Returns the ID3v2.3 tag of the whole file, with chapter frames by the ID3v2 Chapter Frame Addendum. */
export function createId3Tag({ locale, name, chapters, cover }: Tagged): Buffer {
  const { title, artist } = audioMessages[locale]
  let bytes = 0
  const marks = chapters.map((chapter, nr) => {
    const startTimeMs = Math.round(mp3SecondsOf(bytes) * 1000)
    bytes += chapter.bytes
    return { elementID: `chapter${nr}`, startTimeMs, endTimeMs: Math.round(mp3SecondsOf(bytes) * 1000), tags: { title: chapter.title } }
  })
  return NodeId3.create({
    title: `${title} · ${name}`,
    artist,
    album: title,
    length: String(Math.round(mp3SecondsOf(bytes) * 1000)),
    language: languageTags[locale].startsWith('zh') ? 'zho' : 'eng',
    ...(cover && { image: { mime: 'image/png', type: { id: 3 }, description: '', imageBuffer: cover } }),
    chapter: marks,
    tableOfContents: [{ elementID: 'toc', isOrdered: true, elements: marks.map(({ elementID }) => elementID) }],
  })
}

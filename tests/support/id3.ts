/** Reads ID3 tags according to ID3v2.3.0 and the ID3v2 Chapter Frame Addendum 1.0. */

interface Frame {
  readonly id: string
  readonly body: Buffer
}

function framesIn(bytes: Buffer): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at + 10 <= bytes.length && bytes[at] !== 0;) {
    const size = bytes.readUInt32BE(at + 4)
    frames.push({ id: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 10, at + 10 + size) })
    at += 10 + size
  }
  return frames
}

/** Decodes a text frame, which is an encoding byte followed by the text. */
function textOf(body: Buffer): string {
  if (body[0] === 1) return new TextDecoder(body[1] === 0xff ? 'utf-16le' : 'utf-16be').decode(body.subarray(1)).replace(/\0+$/, '')
  return body.toString('latin1', 1).replace(/\0+$/, '')
}

const endOfId = (body: Buffer): number => body.indexOf(0)

export interface Chapter {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly title: string | undefined
}

function chapterOf({ body }: Frame): Chapter {
  const end = endOfId(body)
  const title = framesIn(body.subarray(end + 17)).find(({ id }) => id === 'TIT2')
  return {
    id: body.toString('latin1', 0, end),
    start: body.readUInt32BE(end + 1),
    end: body.readUInt32BE(end + 5),
    title: title && textOf(title.body),
  }
}

function contentsOf({ body }: Frame) {
  const end = endOfId(body)
  const count = body[end + 2]!
  return {
    isTop: (body[end + 1]! & 2) !== 0,
    isOrdered: (body[end + 1]! & 1) !== 0,
    ids: body
      .toString('latin1', end + 3)
      .split('\0')
      .slice(0, count),
  }
}

/** Returns the content of a file's ID3 tag, and the byte offset of the first audio frame. */
export function parseId3Tag(file: Buffer) {
  if (file.toString('latin1', 0, 3) !== 'ID3') throw new Error('no tag')
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + file[at]!, 0)
  const frames = framesIn(file.subarray(10, 10 + size))
  const text = (id: string) => {
    const frame = frames.find((one) => one.id === id)
    return frame && textOf(frame.body)
  }
  const picture = frames.find(({ id }) => id === 'APIC')
  const contents = frames.find(({ id }) => id === 'CTOC')
  return {
    version: file[3],
    end: 10 + size,
    title: text('TIT2'),
    artist: text('TPE1'),
    language: text('TLAN'),
    length: Number(text('TLEN')),
    chapters: frames.filter(({ id }) => id === 'CHAP').map(chapterOf),
    contents: contents && contentsOf(contents),
    picture: picture?.body,
  }
}

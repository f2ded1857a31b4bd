import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** A long text as it is kept, in a quarter of its room. Unlike a kept answer (`kept-text.ts`) it stands for itself. */
export const packedOf = (text: string): string => deflateRawSync(text).toString('base64')

export const unpackedOf = (packed: string): string => inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')

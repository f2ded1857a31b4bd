import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { isEncryptedFile } from '#device/backup/locked-header.ts'
import { encryptText, encryptZip } from '#device/backup/lock-text.ts'
import { decryptFile, checkEncryptedFile, type EncryptedFile } from '#device/backup/unlock-text.ts'
import { lockByDescription, openByDescription, withDigest } from './locked-by-description.ts'

const TEXT = `${JSON.stringify({ format: 'mingshu-export', names: ['林知远', '周若棠'], sign: '🀄' })}\n`
const PASSPHRASE = '三更灯火 five o’clock é'
const MAX = 1_000_000
const short = Buffer.from(lockByDescription(TEXT, PASSPHRASE))

const bytesOf = (file: Uint8Array) => Uint8Array.from(file)
const wholeOf = async (file: Uint8Array) => (await checkEncryptedFile(bytesOf(file))) as EncryptedFile
const openedBy = async (file: Uint8Array, passphrase: string, max = MAX) => decryptFile(await wholeOf(file), passphrase, max)
const flipped = (file: Uint8Array, at: number, mask = 1) => bytesOf(file).map((byte, place) => (place === at ? byte ^ mask : byte))
/** Returns a file changed by an attacker who also recomputes the digest. */
const forged = (at: number) => withDigest(flipped(short, at).subarray(0, -32))

describe('a locked file follows its description', () => {
  it('when it is written here and opened by the description', async () => {
    const { text, header } = openByDescription(Buffer.from(await encryptText(TEXT, PASSPHRASE)), PASSPHRASE)
    expect(text).toBe(TEXT)
    expect(header).toMatchObject({ version: 1, derivation: 1, cipher: 1, packing: 1, iterations: 1_000_000 })
  })

  it('when it is locked by the description, compressed or not', async () => {
    expect(await openedBy(short, PASSPHRASE)).toBe(TEXT)
    expect(await openedBy(lockByDescription(TEXT, PASSPHRASE, { packing: 0 }), PASSPHRASE)).toBe(TEXT)
  })

  it('with a new salt and nonce each time', async () => {
    const headers = await Promise.all(
      [0, 1].map(async () => openByDescription(Buffer.from(await encryptText('{}', PASSPHRASE)), PASSPHRASE).header),
    )
    expect(headers[0]!.salt).not.toEqual(headers[1]!.salt)
    expect(headers[0]!.nonce).not.toEqual(headers[1]!.nonce)
  })

  it('without compression where the browser has none', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    const file = await encryptText(TEXT, PASSPHRASE)
    vi.unstubAllGlobals()
    expect(openByDescription(Buffer.from(file), PASSPHRASE)).toMatchObject({ text: TEXT, header: { packing: 0 } })
  })

  it('and compresses a long text without loss', async () => {
    const long = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at, user_name: '林知远' })))
    const file = await encryptText(long, PASSPHRASE)
    expect(file.length).toBeLessThan(long.length / 4)
    expect(await openedBy(file, PASSPHRASE)).toBe(long)
  })

  it('and contains a zip unchanged', async () => {
    const zip = Buffer.from('PK\x03\x04 any bytes')
    const file = await encryptZip(new Blob([zip]), PASSPHRASE)
    expect(openByDescription(Buffer.from(file), PASSPHRASE)).toMatchObject({ text: zip.toString(), header: { packing: 2 } })
    const opened = await openedBy(file, PASSPHRASE)
    expect(opened).toBeInstanceOf(Blob)
    expect(await (opened as Blob).text()).toBe(zip.toString())
  })

  it('and normalizes the passphrase but not its spaces', async () => {
    expect(await openedBy(lockByDescription(TEXT, 'Ａｂｃ１２３４５'), 'Abc12345')).toBe(TEXT)
    expect(await openedBy(lockByDescription(TEXT, 'caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(TEXT)
    expect(await openedBy(lockByDescription(TEXT, 'Abc12345'), 'Abc12345 ')).toEqual({ trouble: 'wrongPassphrase' })
  })
})

describe('an invalid locked file is rejected', () => {
  it('when cut after any byte, before a passphrase is needed', async () => {
    for (let length = 1; length < short.length; length += 1) {
      const cut = bytesOf(short.subarray(0, length))
      expect([length, isEncryptedFile(cut), await checkEncryptedFile(cut)]).toEqual([length, true, { trouble: 'cut' }])
    }
    expect(isEncryptedFile(new Uint8Array())).toBe(false)
    expect(await checkEncryptedFile(bytesOf(Buffer.concat([short, Buffer.from('\n')])))).toEqual({ trouble: 'cut' })
  })

  it('when any bit is flipped', async () => {
    for (let at = 0; at < short.length; at += 1)
      for (const mask of [1, 0x20, 0x80]) {
        const file = flipped(short, at, mask)
        const isStillLocked = isEncryptedFile(file)
        expect([at, isStillLocked]).toEqual([at, at >= 8])
        if (isStillLocked) expect([at, await checkEncryptedFile(file)]).toEqual([at, { trouble: at < 12 ? 'cut' : 'changed' }])
      }
  })

  it('when its version or its algorithms are unknown', async () => {
    const faultOf = async (parts: Parameters<typeof lockByDescription>[2]) =>
      checkEncryptedFile(bytesOf(lockByDescription(TEXT, PASSPHRASE, parts)))
    expect(await faultOf({ version: 2, iterations: 1 })).toEqual({ trouble: 'newer' })
    for (const parts of [{ version: 0 }, { derivation: 2 }, { cipher: 0 }, { packing: 3, content: Buffer.from('x') }])
      expect([parts, await faultOf(parts)]).toEqual([parts, { trouble: 'unknownLock' }])
  })

  it.each([0, 1, 599_999, 10_000_001, 0xff_ff_ff_ff])('when it requires %d iterations, without deriving a key', async (iterations) => {
    const deriveKey = vi.spyOn(crypto.subtle, 'deriveKey')
    const file = bytesOf(lockByDescription(TEXT, PASSPHRASE, { iterations }))
    expect(await checkEncryptedFile(file)).toEqual({ trouble: 'unknownLock' })
    expect(deriveKey).not.toHaveBeenCalled()
    deriveKey.mockRestore()
  })

  it('when the passphrase is wrong', async () => {
    for (const passphrase of ['', PASSPHRASE.toUpperCase(), 'x'.repeat(100_000), '\uD800'])
      expect(await openedBy(short, passphrase)).toEqual({ trouble: 'wrongPassphrase' })
  })

  it.each([19, 20, 47, 48, short.length - 33])('when byte %d and the digest were changed', async (at) => {
    expect(await openedBy(forged(at), PASSPHRASE)).toEqual({ trouble: 'wrongPassphrase' })
  })

  it('when its content is not compressed as stated or too large', async () => {
    const garbage = lockByDescription('', PASSPHRASE, { content: Buffer.from('no gzip') })
    expect(await openedBy(garbage, PASSPHRASE)).toEqual({ trouble: 'unreadable' })
    const cutGzip = lockByDescription('', PASSPHRASE, { content: gzipSync(TEXT).subarray(0, -9) })
    expect(await openedBy(cutGzip, PASSPHRASE)).toEqual({ trouble: 'unreadable' })
    const bomb = lockByDescription('', PASSPHRASE, { content: gzipSync(Buffer.alloc(50_000_000)) })
    expect(bomb.length).toBeLessThan(60_000)
    expect(await openedBy(bomb, PASSPHRASE)).toEqual({ trouble: 'tooLarge' })
    expect(await openedBy(lockByDescription(TEXT, PASSPHRASE, { packing: 0 }), PASSPHRASE, 20)).toEqual({ trouble: 'tooLarge' })
  })

  it('when the page has no cryptography', async () => {
    vi.stubGlobal('crypto', {})
    expect(await checkEncryptedFile(bytesOf(short))).toEqual({ trouble: 'cannotUnlock' })
  })
})

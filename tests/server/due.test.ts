import { describe, expect, test } from 'vitest'
import { computeNextReminder } from '#server/features/push/due.ts'
import { isPublicAddress } from '#server/ports/push/public-address.ts'
import { isAllowedEndpoint } from '#server/ports/push/endpoint.ts'

const at = (text: string): number => Date.parse(text)

describe('due time of the next reminder', () => {
  const from = (now: string, more: object = {}) => {
    const due = computeNextReminder({ zone: 'America/New_York', minute: 450, armedAt: 0, toldOn: null, ...more }, at(now))
    return [due.date, new Date(due.at).toISOString()]
  }

  // Clock changes in New York (tz database): 1 November 2026 back, 14 March 2027 forward.
  test('is at the same local time across a clock change', () => {
    expect(from('2026-10-31T12:00:00Z')).toEqual(['2026-10-31', '2026-10-31T11:30:00.000Z'])
    expect(from('2026-11-01T00:00:00Z', { toldOn: '2026-10-31' })).toEqual(['2026-11-01', '2026-11-01T12:30:00.000Z'])
  })

  test('skips nonexistent minutes by an hour and uses the first repeated one', () => {
    expect(from('2027-03-14T00:00:00Z', { minute: 150 })).toEqual(['2027-03-14', '2027-03-14T07:30:00.000Z'])
    expect(from('2026-11-01T04:00:00Z', { minute: 90 })).toEqual(['2026-11-01', '2026-11-01T05:30:00.000Z'])
    expect(from('2026-11-01T05:31:00Z', { minute: 90, toldOn: '2026-11-01' })).toEqual(['2026-11-02', '2026-11-02T06:30:00.000Z'])
  })

  test('a reminder is sent up to two hours late, then skipped', () => {
    expect(from('2026-11-24T14:29:00Z')).toEqual(['2026-11-24', '2026-11-24T12:30:00.000Z'])
    expect(from('2026-11-24T14:31:00Z')).toEqual(['2026-11-25', '2026-11-25T12:30:00.000Z'])
  })

  test('nothing due before the subscription is sent', () => {
    expect(from('2026-11-24T12:31:00Z', { armedAt: at('2026-11-24T12:31:00Z') })[0]).toBe('2026-11-25')
  })

  test('crossing the date line westward repeats no date', () => {
    const landed = { zone: 'Pacific/Honolulu', toldOn: '2026-11-24', armedAt: at('2026-11-24T04:00:00Z') }
    expect(from('2026-11-24T04:00:00Z', landed)).toEqual(['2026-11-25', '2026-11-25T17:30:00.000Z'])
  })

  test('an unknown zone falls back to UTC', () => {
    expect(from('2026-11-24T00:00:00Z', { zone: 'Moon/Tycho' })).toEqual(['2026-11-24', '2026-11-24T07:30:00.000Z'])
  })
})

describe('allowed push endpoints', () => {
  // Source: IANA's registries of special-purpose addresses.
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:a00:1::1 x'.split(
      ' ',
    ),
  )('%s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
  ])('%s is an allowed endpoint', (endpoint) => {
    expect([true, false].map((isLoopbackAllowed) => isAllowedEndpoint(endpoint, isLoopbackAllowed))).toEqual([true, true])
  })
  test.each(
    (
      'http://push.example.com/x https://user:word@push.example.com/x https://push.example.com:8443/x https://intranet/x ' +
      'https://10.0.0.1/x https://2130706433/x https://0x7f.1/x https://[::1]/x https://[::ffff:a00:1]/x https://printer.local/x ' +
      'https://localhost/x https://db.internal/x https://app.localhost/x file:///etc/passwd javascript:alert(1)'
    ).split(' '),
  )('%s is not an allowed endpoint', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, true)).toBe(false)
  })
  test('loopback is allowed in tests only', () => {
    expect([true, false].map((isLoopbackAllowed) => isAllowedEndpoint('http://127.0.0.1:9/x', isLoopbackAllowed))).toEqual([true, false])
  })
})

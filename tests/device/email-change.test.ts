import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { fetchUserInfo } from '#device/account/account.ts'
import { changeEmail, requestEmailChangeCodes } from '#device/account/email-change.ts'
import { addArchive } from '#device/archives/archives.ts'
import { updateSessionEmail, listKnownUsers, getSession } from '#device/session/session.ts'
import { newAddress } from '../support/server-client.ts'
import { logInHere, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()
const known = async () => [(await getSession())?.email, ...(await listKnownUsers()).map(({ email }) => email)]

it('a changed address is adopted here and on other devices', async () => {
  const { userId, address } = await logInHere(server)
  const { token } = (await getSession())!
  const email = newAddress()
  expect(await requestEmailChangeCodes({ email })).toBe(60)
  const [old_code, new_code] = [await server.real.latestCode(address), await server.real.latestCode(email)]
  const wrong = new_code === '000000' ? '111111' : '000000'
  await expect(changeEmail(userId, { email, old_code, new_code: wrong })).rejects.toMatchObject({
    codeName: 'codeWrong',
    data: { field: 'new_code' },
  })
  expect(await known()).toEqual([address, address])
  expect(await changeEmail(userId, { email, old_code, new_code })).toBe(email)
  expect(await known()).toEqual([email, email])
  expect((await getSession())!.token).toBe(token)
  // Resets this device to the old address, as if it had not received the change.
  await updateSessionEmail(userId, address)
  await fetchUserInfo()
  expect(await known()).toEqual([email, email])
})

it('a new owner of the old address inherits no unsent changes', async () => {
  const { userId, address } = await logInHere(server)
  const email = newAddress()
  server.clock.pass({ seconds: 61 })
  await requestEmailChangeCodes({ email })
  const [old_code, new_code] = [await server.real.latestCode(address), await server.real.latestCode(email)]
  await changeEmail(userId, { email, old_code, new_code })
  // Resets this device to the old address, as if it had not received the change.
  await updateSessionEmail(userId, address)
  await addArchive(userId, createTestProfile())
  const { userId: other } = await logInHere(server, address)
  expect(other).not.toBe(userId)
  expect((await listKnownUsers()).map(({ user_id, unsent }) => [user_id, unsent])).toEqual([
    [other, 0],
    [userId, 1],
  ])
})

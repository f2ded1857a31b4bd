import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { updateSessionEmail, callAsUser } from '../session/session.ts'
import { adoptConfig } from '../settings/settings.ts'

/** Fetches the user's account; adopts settings and an email address that changed on another device. @throws ApiError */
export async function fetchUserInfo(signal?: AbortSignal): Promise<UserInfo> {
  const info = await callAsUser('userInfo', {}, { signal })
  await updateSessionEmail(info.user_id, info.email)
  await adoptConfig(info.user_id, info.config)
  return info
}

/** Fetches the remaining quota of each product. @throws ApiError */
export function fetchProductTimes(signal?: AbortSignal): Promise<OutputOf<'productTimes'>> {
  return callAsUser('productTimes', {}, { signal })
}

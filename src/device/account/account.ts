import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { callAsUser } from '../session/session.ts'
import { adoptConfig } from '../settings/settings.ts'

/** Who the user is to the server; settings made on another device are taken over. @throws ApiError */
export async function fetchUserInfo(signal?: AbortSignal): Promise<UserInfo> {
  const info = await callAsUser('userInfo', {}, { signal })
  await adoptConfig(info.user_id, info.config)
  return info
}

/** What is left of each product. @throws ApiError */
export function fetchProductTimes(signal?: AbortSignal): Promise<OutputOf<'productTimes'>> {
  return callAsUser('productTimes', {}, { signal })
}

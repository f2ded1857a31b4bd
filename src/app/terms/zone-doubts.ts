import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Message shown wherever the time zone of a birth is uncertain (`isZoneUncertain`). */
export const ZONE_UNCERTAIN_MESSAGE: MessageDescriptor = msg`一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。`

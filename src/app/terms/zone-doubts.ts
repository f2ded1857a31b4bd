import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What stands wherever a birth is under a zone that is not known for certain (`isZoneUncertain`). */
export const ZONE_UNCERTAIN: MessageDescriptor = msg`一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。`

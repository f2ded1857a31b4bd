import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { LevelChoice } from '../../reader/level-choice.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { PigmentChoice } from './pigment-choice.tsx'
import classes from './appearance-settings.module.css'

/** Light and dark, the pigment with what it paints, and for whom books are written. */
export function AppearanceSettings() {
  const { t } = useLingui()
  return (
    <>
      <Part name={t`明暗`} note={t`自动时随系统切换`}>
        <ModeChoice />
      </Part>
      <Part name={t`主色`} note={t`按钮、选中与书衣`}>
        <PigmentChoice />
        <BrandPreview />
      </Part>
      <Part name={t`读法`} note={t`命书写到多深`}>
        <LevelChoice />
      </Part>
    </>
  )
}

function Part({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.note}>{note}</p>
      </div>
      <div className={classes.choice}>{children}</div>
    </section>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CHARACTERS } from '../characters.ts'
import { BookAnswerer } from './book-answerer.tsx'
import { CharacterScrolls } from './character-scrolls.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { LockedScrolls } from './locked-scrolls.tsx'
import classes from './mode-picker.module.css'

interface ModePickerProps {
  mode: ChatMode
  onMode: (mode: ChatMode) => void
  switcher: ReactNode
}

/** Page to choose a mode: tabs, character scrolls with the remaining quota, and characters not available yet. */
export function ModePicker({ mode, onMode, switcher }: ModePickerProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isDesktop = useIsDesktop()
  const panel = useId()
  const { persona, line, buttonLabel } = CHARACTERS[mode]
  return (
    <div className={classes.root}>
      <h1 className="visually-hidden">{t`召唤`}</h1>
      {!isDesktop && (
        <header className={classes.bar}>
          <div className={classes.switcher}>{switcher}</div>
          <Link to="/chat/loglist" className={classes.icon} aria-label={t`回忆`} title={t`回忆`}>
            <ClockCounterClockwise size={24} weight="light" />
          </Link>
        </header>
      )}
      <ModeTabs shown={mode} onShow={onMode} panel={panel} />
      <div role="tabpanel" id={panel} aria-label={_(line)} className={classes.panel}>
        <p className={classes.line}>{_(line)}</p>
        {persona ? <CharacterScrolls mode={mode} onMode={onMode} /> : <BookAnswerer mode={mode} />}
        <LockedScrolls />
        <ButtonLink to="/chat/index" search={{ chat: mode }} fullWidth className={classes.call}>
          {_(buttonLabel)}
        </ButtonLink>
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CHARACTERS } from '../characters.ts'
import { BookAnswers } from './book-answers.tsx'
import { HungScrolls } from './hung-scrolls.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { SealedScrolls } from './sealed-scrolls.tsx'
import classes from './summon.module.css'

interface SummonProps {
  mode: ChatMode
  onMode: (mode: ChatMode) => void
  switcher: ReactNode
}

/** Whom to call: the ways to ask, the characters on their scrolls with what is left, and those who have not come yet. */
export function Summon({ mode, onMode, switcher }: SummonProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isDesktop = useIsDesktop()
  const panel = useId()
  const { persona, line, call } = CHARACTERS[mode]
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
        {persona ? <HungScrolls mode={mode} onMode={onMode} /> : <BookAnswers mode={mode} />}
        <SealedScrolls />
        <ButtonLink to="/chat/index" search={{ chat: mode }} fullWidth className={classes.call}>
          {_(call)}
        </ButtonLink>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import classes from './top-bar.module.css'

/** The bar at the top of a page: back button, title, at most two actions. */
export function TopBar({ title, back, children }: { title?: ReactNode; back?: () => void; children?: ReactNode }) {
  return (
    <header className={classes.root}>
      {back && <BackButton onClick={back} />}
      {title && <h1 className={classes.title}>{title}</h1>}
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  )
}

/** Returns a function that navigates back, or to the path `otherwise` if there is no history. */
export function useBack(otherwise: string) {
  const router = useRouter()
  return () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: otherwise }))
}

function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={classes.icon} onClick={onClick} aria-label={t`返回`}>
      <ArrowLeft data-forward="" size={24} weight="light" />
    </button>
  )
}

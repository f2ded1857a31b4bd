import type { ReactNode } from 'react'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import classes from './top-bar.module.css'

/** The bar at the head of a page: way back, title, at most two actions. */
export function TopBar({ title, back, children }: { title?: ReactNode; back?: () => void; children?: ReactNode }) {
  return (
    <header className={classes.root}>
      {back && <BackButton onClick={back} />}
      {title && <h1 className={classes.title}>{title}</h1>}
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  )
}

/** One page back, or to `otherwise` when this was the first page. */
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

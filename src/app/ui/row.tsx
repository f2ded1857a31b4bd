import type { ComponentProps, ReactNode, Ref } from 'react'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { createLink } from '@tanstack/react-router'
import classes from './row.module.css'

interface RowParts {
  icon?: ReactNode
  /** A second line under the name. */
  detail?: ReactNode
  /** Value or button at the inline end. */
  end?: ReactNode
}

function Parts({ icon, detail, end, children }: RowParts & { children?: ReactNode }) {
  return (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.words}>
        <span className={classes.name}>{children}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {end && <span className={classes.end}>{end}</span>}
    </>
  )
}

/** A row of a list. */
export function Row(props: RowParts & { children: ReactNode }) {
  return (
    <div className={classes.root}>
      <Parts {...props} />
    </div>
  )
}

/** A row that is a button. */
export function RowButton({ icon, detail, end, children, ...props }: RowParts & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={`${classes.root} ${classes.button}`}>
      <Parts icon={icon} detail={detail} end={end}>
        {children}
      </Parts>
    </button>
  )
}

/** A row that is a link. */
export const RowLink = createLink(
  ({ icon, detail, end, children, className: _className, ...props }: RowParts & ComponentProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
    <a {...props} className={classes.root}>
      <Parts icon={icon} detail={detail} end={end}>
        {children}
      </Parts>
      <CaretRight data-forward="" size={18} weight="light" className={classes.caret} />
    </a>
  ),
)

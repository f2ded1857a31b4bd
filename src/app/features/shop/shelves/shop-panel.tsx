import { ShopLinks } from './shop-links.tsx'
import classes from './shop-panel.module.css'
import { Standing } from './standing.tsx'

/** The Shop section's side panel, under the name of who is bought for. */
export function ShopPanel() {
  return (
    <>
      <ShopLinks />
      <div className={classes.standing}>
        <Standing />
      </div>
    </>
  )
}

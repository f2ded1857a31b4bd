/** Scrolls a row sideways until an item of it is seen whole; the page stays where it is. */
export function reveal(list: HTMLElement | null, selector: string): void {
  const item = list?.querySelector(selector)?.closest('li')
  if (!list || !item) return
  const [seen, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const over = box.right - seen.right
  const under = box.left - seen.left
  if (under < 0) list.scrollLeft += under
  else if (over > 0) list.scrollLeft += over
}

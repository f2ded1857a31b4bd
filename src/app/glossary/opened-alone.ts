/** Terms that their own place on a page opens and no text is searched for: their names say other things in most sentences. */
export const OPENED_ALONE =
  /^(?:palaces|own-stage|small-luck|star-(?:xuetang|ciguan|dexiu|feiren|tianluo|diwang3|jinshen4?|jielukongwang|ride|rigui|liuxiuri|bazhuanri|shilingri))$/

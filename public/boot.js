// Before first paint: the kept settings and language, so that nothing flashes, and the first page's files. A browser that cannot
// run the app is told so: this file is read by every browser, so its syntax is ECMAScript 5.
// Keys as in src/app/browser/storage.ts, languages as in src/app/language/i18n.ts, pigments as in src/app/appearance/brand.ts,
// the list of files from src/build/first-files.ts.
;(function () {
  var root = document.documentElement
  var token = null
  var locale = null
  var settings = {}
  var mode = 'light'
  var isMending = false
  var canStore = false
  try {
    locale = localStorage.getItem('starter-locale')
    token = localStorage.getItem('mingshu-token')
    // Who is logged in has stored something here: a full storage is still read.
    if (!token) {
      localStorage.setItem('mingshu-probe', '')
      localStorage.removeItem('mingshu-probe')
    }
    canStore = true
    settings = JSON.parse(localStorage.getItem('mingshu-settings')) || {}
    mode = settings.mode || 'light'
    if (mode === 'auto') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    dress()
  } catch (error) {
    // Storage is forbidden, or holds what is no settings; the light Chinese page is the default.
  }
  if (!locale) locale = localeOf(navigator.languages || [navigator.language])
  // As the app will say it: whichever of the two comes later.
  root.lang = locale.replace('_', '-')
  var flow = locale === 'en_US' || settings.verticalText === false ? 'level' : 'upright'
  var face = settings.readerFace || 'song'
  root.setAttribute('text-flow', flow)
  root.setAttribute('reading-face', face)
  if (isTooOld()) return turnAway('browser')
  if (!canStore) return turnAway('storage')
  tryDatabase()
  // Put in by the worker in the place of the app's code, with a picture of the day (sw/day-page.ts).
  var entry = document.querySelector('meta[name=mingshu-entry]')
  if (entry) afterPaint(start)
  else fetchAhead()
  addEventListener('vite:preloadError', mend)
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)

  // Safari 16.4 was the first with a lookbehind, Firefox 121 with :has(), Chrome 111 with color-mix() (src/build/browsers.ts).
  function isTooOld() {
    try {
      RegExp('(?<=a)b')
      return !(
        'noModule' in document.createElement('script') &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('color', 'color-mix(in srgb, red, red)')
      )
    } catch (error) {
      return true
    }
  }

  // A database that is not there is not made: its making is called off, which is an error, too, but of a browser that can store.
  function tryDatabase() {
    var isMade = false
    try {
      var request = indexedDB.open('mingshu')
      request.onupgradeneeded = function () {
        isMade = true
        request.transaction.abort()
      }
      request.onsuccess = function () {
        request.result.close()
      }
      request.onerror = function (event) {
        event.preventDefault()
        if (!isMade) turnAway('storage')
      }
    } catch (error) {
      turnAway('storage')
    }
  }

  // In the place of the app, which does not start (src/app/main.tsx), or is no longer seen.
  function turnAway(reason) {
    root.setAttribute('data-unsupported', reason)
    if (document.readyState !== 'loading') explain(reason)
    else
      document.onreadystatechange = function () {
        document.onreadystatechange = null
        explain(reason)
      }
  }

  function explain(reason) {
    var app = document.getElementById('root')
    var page = document.createElement('main')
    var browsers = document.querySelector('meta[name=mingshu-browsers]').content
    if (locale !== 'en_US') browsers = browsers.replace(/, /g, '、')
    var texts = {
      name: { zh_CN: '命书', zh_TW: '命書', en_US: 'Mingshu' },
      browser: {
        zh_CN: '这个浏览器太旧，翻不开这本书。请用 ' + browsers + ' 或更新的版本；在 iPhone 和 iPad 上，更新系统就好。',
        zh_TW: '這個瀏覽器太舊，翻不開這本書。請用 ' + browsers + ' 或更新的版本；在 iPhone 和 iPad 上，更新系統就好。',
        en_US: 'This browser is too old to open the book. It takes ' + browsers + ' or newer. On an iPhone or iPad, update the system.',
      },
      storage: {
        zh_CN: '浏览器不许本书在这台设备上存东西，命盘和登录都留不住。请在浏览器设置里允许 Cookie 和网站数据，再打开这一页。',
        zh_TW: '瀏覽器不准本書在這台裝置上儲存資料，命盤和登入都留不住。請在瀏覽器設定裡允許 Cookie 和網站資料，再打開這一頁。',
        en_US:
          'This browser lets Mingshu store nothing on the device, so neither a login nor a chart would stay. ' +
          'Allow cookies and site data in its settings, then open this page again.',
      },
    }
    page.className = 'unsupported'
    add('h1', 'name')
    add('p', reason).setAttribute('role', 'alert')
    app.parentNode.insertBefore(page, app)
    app.hidden = true

    function add(tag, text) {
      var element = document.createElement(tag)
      element.textContent = texts[text][locale]
      return page.appendChild(element)
    }
  }

  // The browser's bar takes the paper's colour, not the brand's.
  function dress() {
    var pigments = {
      darkGrey: '#46494b',
      blue: '#2f4f86',
      lightBlue: '#37789f',
      green: '#3f6f58',
      yellow: '#c4952b',
      orange: '#b85720',
      red: '#9c3140',
      pink: '#b05275',
      purple: '#654b80',
    }
    var brand = settings.brandTheme || 'darkGrey'
    root.setAttribute('theme-mode', mode)
    root.setAttribute('data-mantine-color-scheme', mode)
    root.setAttribute('side-mode', settings.sideMode || 'light')
    root.setAttribute('theme-color', pigments[brand] || brand)
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = mode === 'dark' ? '#151615' : '#F5F2EB'
    })
  }

  function start() {
    var script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry.content
    document.head.appendChild(script)
  }

  // The app's code notes that it has begun (src/app/main.tsx); a style that is none has no sheet.
  function look() {
    var style = document.querySelector('link[rel=stylesheet]')
    if (!(entry || 'begun' in root.dataset) || (style && !style.sheet)) mend({})
  }

  // What came wrong the browser may keep for ever, and what is gone belongs to an older page: the files are fetched anew past
  // what it keeps, and the page is opened again. Without a network there is nothing to be had; and once is enough for a while.
  // One at a time: the second would be broken off by the page that the first opens, and its files with it.
  function mend(event) {
    if (isMending || root.hasAttribute('data-unsupported')) return
    try {
      if (Date.now() - Number(sessionStorage.getItem('mingshu-mended')) < 60000) return
    } catch (error) {
      return
    }
    isMending = true
    Promise.all(ownFiles(String(event.payload)).map(fetchAnew)).then(reopen, function () {
      isMending = false
    })
  }

  function reopen() {
    sessionStorage.setItem('mingshu-mended', Date.now())
    sessionStorage.setItem('mingshu-mend-untold', '1')
    location.reload()
  }

  // Those that came, and the one that an import names in its complaint.
  function ownFiles(complaint) {
    var names = performance.getEntriesByType('resource').map(function (entry) {
      return entry.name
    })
    return names.concat(complaint.match(/https?:\S+/) || []).filter(function (name) {
      return name.indexOf(location.origin + '/assets/') === 0 && /\.(js|css)$/.test(name)
    })
  }

  // To its end: a page that is left breaks off what is still coming, and nothing is kept of that.
  function fetchAnew(file) {
    return fetch(file, { cache: 'reload' }).then(function (answer) {
      return answer.blob()
    })
  }

  // The picture is painted first. A page that nobody looks at is not painted at all.
  function afterPaint(run) {
    var isBegun = false
    var begin = function () {
      if (!isBegun) run()
      isBegun = true
    }
    requestAnimationFrame(dropStranger)
    setTimeout(begin, 1000)
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
    }).observe({ type: 'paint', buffered: true })
  }

  // A look back at another day, another language or dress than the one that was kept.
  function dropStranger() {
    var picture = document.querySelector('[data-picture]')
    var worn = [locale, mode].concat(Object.values(settings)).join(' ')
    if (picture && (location.hash || picture.getAttribute('data-picture') !== worn)) picture.remove()
  }

  function localeOf(languages) {
    for (var i = 0; i < languages.length; i++) {
      if (/^zh-(tw|hk|mo|hant)\b/i.test(languages[i])) return 'zh_TW'
      if (/^zh\b/i.test(languages[i])) return 'zh_CN'
      if (/^en\b/i.test(languages[i])) return 'en_US'
    }
    return 'zh_CN'
  }

  function fetchAhead() {
    var list = document.querySelector('meta[name=mingshu-files]')
    if (!list) return
    var files = JSON.parse(list.content)
    var page = token ? files.in : files.ways.indexOf(location.pathname) >= 0 ? files.out : []
    var all = (files[locale] || []).concat(page)
    // Once the app is kept here its faces cost no network; a page drawn without them is drawn again.
    if (navigator.serviceWorker && navigator.serviceWorker.controller) all = all.concat(files['faces-' + locale] || [])
    for (var i = 0; i < all.length; i++) document.head.appendChild(linkTo(all[i]))
  }

  function linkTo(file) {
    var link = document.createElement('link')
    var kind = /\.css$/.test(file) ? 'style' : /\.woff2$/.test(file) ? 'font' : ''
    link.rel = kind ? 'preload' : 'modulepreload'
    if (kind) {
      link.as = kind
      // Asked for as the page's own links ask, or it is fetched twice.
      link.crossOrigin = ''
    }
    link.href = file
    return link
  }
})()

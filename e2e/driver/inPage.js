// These functions are sent to the browser as text: each must stand alone.

/** What keeps a finger at this point from reaching the element, if anything does. */
function obstacleAt(node, { x, y }) {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'outside the screen';
  const hit = document.elementFromPoint(x, y);
  if (hit && (node.contains(hit) || hit.contains(node))) return '';
  const id = hit?.closest('[data-testid]')?.getAttribute('data-testid');
  return `covered by ${id ?? hit?.tagName ?? 'nothing'}`;
}

/** How much of the element can be seen, by asking at a grid of points who is on top. */
function visiblePercent(node) {
  const GRID = 5;
  const shown = { opacityProperty: true, visibilityProperty: true };
  const box = node.getBoundingClientRect();
  if (!node.checkVisibility(shown) || box.width === 0 || box.height === 0) return 0;

  const inScreen = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  // A drawn shape does not fill its box, so points of the box say nothing about who covers it.
  const isShape = node instanceof SVGElement && node.tagName !== 'svg';
  const before = node.style.pointerEvents;
  node.style.pointerEvents = 'auto';
  let seen = 0;
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = box.left + (box.width * (column + 0.5)) / GRID;
      const y = box.top + (box.height * (row + 0.5)) / GRID;
      if (inScreen(x, y) && (isShape || node.contains(document.elementFromPoint(x, y)))) seen++;
    }
  }
  node.style.pointerEvents = before;
  return (seen * 100) / (GRID * GRID);
}

/** Scrolls the element or the first pane inside it; without pixels, to its edge. False when nothing moved. */
function scroll(node, { direction, pixels }) {
  const side = direction === 'left' || direction === 'right' ? 'Left' : 'Top';
  const overflow = side === 'Left' ? 'overflowX' : 'overflowY';
  const length = side === 'Left' ? 'Width' : 'Height';
  const pane = [node, ...node.querySelectorAll('*')].find(
    (candidate) =>
      /auto|scroll/.test(getComputedStyle(candidate)[overflow]) &&
      candidate[`scroll${length}`] > candidate[`client${length}`],
  );
  if (!pane) return false;
  const before = pane[`scroll${side}`];
  const isForward = ['down', 'bottom', 'right'].includes(direction);
  const distance = pixels ?? pane[`scroll${length}`];
  pane[`scroll${side}`] = before + (isForward ? distance : -distance);
  return pane[`scroll${side}`] !== before;
}

function attributes(node) {
  const box = node.getBoundingClientRect();
  // A button has a value too, an empty one.
  const typed = node.matches('input, textarea, select') ? node.value : undefined;
  const checked = node.getAttribute('aria-checked') ?? node.getAttribute('aria-selected');
  return {
    text: typed ?? node.innerText ?? node.textContent,
    label: node.getAttribute('aria-label') ?? node.innerText ?? node.textContent,
    identifier: node.getAttribute('data-testid'),
    value: typed ?? node.getAttribute('aria-valuenow') ?? undefined,
    enabled: node.getAttribute('aria-disabled') !== 'true' && !node.disabled,
    checked: checked === null ? Boolean(node.checked) : checked === 'true',
    frame: { x: box.x, y: box.y, width: box.width, height: box.height },
  };
}

module.exports = { attributes, obstacleAt, scroll, visiblePercent };

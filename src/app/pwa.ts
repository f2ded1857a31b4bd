export function startPwa() {}

/**
 * Room for something that is drawn later, right after an element of the static page: made where it is needed, so that
 * pages do not carry it.
 * @param className of the room.
 */
export function roomAfter(element: HTMLElement, className: string): HTMLElement {
  const room = document.createElement('div');
  room.className = className;
  element.after(room);
  return room;
}

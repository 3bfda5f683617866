/**
 * Sets an ARIA attribute to true, or removes it. By attribute, as everywhere: Firefox before 119 does not know the
 * properties of elements for it.
 */
export function setFlag(element: Element, name: `aria-${string}`, isSet: boolean): void {
  if (isSet) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}

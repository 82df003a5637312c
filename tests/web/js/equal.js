/** Fails unless two values are written the same as JSON. @param {unknown} found @param {unknown} due */
export function equal(found, due) {
  const [one, other] = [found, due].map((each) => JSON.stringify(each));
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

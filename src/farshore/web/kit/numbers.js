// Numbers as people read them, with a true minus sign.

/** A number. @param {number} number */
export const figure = (number) => (number < 0 ? `\u2212${-number}` : `${number}`);

/** A number with its sign, as scores change. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : figure(number));

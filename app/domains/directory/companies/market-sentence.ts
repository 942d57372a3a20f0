/** The sentence that finds the companies of a country. */
export const marketSentence = (country: string) => `companies in ${country}`;

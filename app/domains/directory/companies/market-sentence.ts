export const marketSentence = (country: string) => `companies in ${country}`;

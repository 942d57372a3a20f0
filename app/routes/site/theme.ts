/** The colours of the tokens in sRGB, for what a browser draws around a page; a test compares them with tokens.css. */
export const THEME = { light: "#fffefb", dark: "#101d22", paper: "#fbf9f5" } as const;

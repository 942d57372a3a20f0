/** The token colours in sRGB, for browser UI around a page; a test compares them with tokens.css. */
export const THEME = { light: "#fffefb", dark: "#101d22", paper: "#fbf9f5" } as const;

/** Addresses that stand in mails. */
export const LOGO_PATH = (name: string) => `/logos/${name}`;
export const FILE_PATH = (fileId: number | string) => `/files/${fileId}`;

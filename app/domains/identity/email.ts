/** One spelling for an address: NFKC, lower case, no surrounding space. Two users never share it. */
export const emailKey = (email: string) => email.normalize("NFKC").trim().toLowerCase();

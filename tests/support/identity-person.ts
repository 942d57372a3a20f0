/** Who signs in at the real provider stands in the address, as JSON: nobody types there. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** Doors of accounts that the real provider sends back to. */
export const DOORS = ["kilimo", "baraka", "umoja"];

export const CLIENT = { client_id: "njia", client_secret: "a secret of the tests, long enough" };

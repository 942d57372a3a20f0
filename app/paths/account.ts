import { path } from "./path";

/** Pages of the user's own account, for every role. */
export const ACCOUNT = {
  home: "/account",
  allowances: "/account/allowances",
  verify: "/account/verify",
  password: "/account/password",
  email: "/account/email",
  sessions: "/account/sessions",
  endSessions: "/account/sessions/end",
  secondFactor: "/account/second-factor",
  secondFactorCode: "/account/second-factor/code",
  secondFactorOff: "/account/second-factor/off",
  picture: "/account/picture",
  removePicture: "/account/picture/remove",
  pictureFile: (name: string) => path`/profile-pictures/${name}`,
  data: "/account/data",
  dataFile: "/account/data.json",
  erase: "/account/erase",
  whiteLabel: "/account/white-label",
  removeWhiteLabel: "/account/white-label/remove",
  identities: "/account/identities",
  identity: (identityId: string) => path`/account/identities/${identityId}`,
  linkProvider: (key: string) => path`/account/link/${key}`,
};

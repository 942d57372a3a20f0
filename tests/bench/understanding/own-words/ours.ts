export { score } from "./before";
export const title = "Own words of a reply";

export { score } from "./before";
export const title = "Classes of answers";

import { MOST_CONTENT, MOST_SUBJECT } from "./template-words";

export const templateConstraint = () => ({
  name: { required: true, maxLength: 120 },
  subject: { required: true, maxLength: MOST_SUBJECT },
  content: { required: true, maxLength: MOST_CONTENT },
});

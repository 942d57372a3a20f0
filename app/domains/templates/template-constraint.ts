import { MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH } from "./template-limits";

export const templateConstraint = () => ({
  name: { required: true, maxLength: 120 },
  subject: { required: true, maxLength: MAX_SUBJECT_LENGTH },
  content: { required: true, maxLength: MAX_CONTENT_LENGTH },
});

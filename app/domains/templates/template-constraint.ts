export const templateConstraint = () => ({
  name: { required: true, maxLength: 120 },
  subject: { required: true, maxLength: 200 },
  content: { required: true, maxLength: 100_000 },
});

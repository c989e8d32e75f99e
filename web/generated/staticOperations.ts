/** Hashes of the @static operations by name; generated: npm run codegen */
export const staticOperations: Readonly<Record<string, string>> = {
  DocumentHead: '3f8ec61a065d240ce5d542f421d57ba3d855906348499a7448d76fd00f3948be',
};

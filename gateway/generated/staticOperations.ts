/** Texts of the @static operations by hash; generated: npm run codegen */
export const staticOperations: Readonly<Record<string, string>> = {
  '3f8ec61a065d240ce5d542f421d57ba3d855906348499a7448d76fd00f3948be': "query DocumentHead @static {\n  editions {\n    year\n    isCurrent\n    title\n    summary\n    place\n    startsOn\n    endsOn\n    openGraphImage\n    organisers {\n      members {\n        name\n        url\n        __typename\n      }\n      __typename\n    }\n    contacts {\n      institute\n      __typename\n    }\n    __typename\n  }\n}",
};

/** Hashes of the @static operations by name; generated: npm run codegen */
export const staticOperations: Readonly<Record<string, string>> = {
  Contacts: 'a8533e8e173c666aee9ffa7c5acb5eeff9fc0469673a483c027ca517c52a6309',
  DocumentHead: '3f8ec61a065d240ce5d542f421d57ba3d855906348499a7448d76fd00f3948be',
  Editions: 'eb144930bbbaf7e394c7695ebefbd42690acf65407b8d609447b5a99e2def0f3',
  Home: 'c429f85773e1ef4402fcc18a6370e4faaeb3fbcb81fb15514407b38d1aabdc69',
  ListedEditions: 'ddd36b7f95bff2ab11d30a09575a9a4d9deba88c28fd23c652a17560e48c1511',
  Organisers: '40637ac00783b36e00405d16a0f231a5e7eb5995b19361df0c3990f782fc77f5',
  Photos: 'ce2d55fd5e2e503e1cf0017487526dce75dc36ce610de84ad19575cae6d66809',
  Programme: 'ef11115ef7e6101d573b459c08e702901c1b6c8443708778ed9a10ce6646729a',
  Theses: 'b52c976f1d2110c34b4c5aa6cd3b67fad469f5386bfaef9388591cd699c2a9fd',
  ThesisCollection: '9c3d3999a83a8ac81f3b0360afdf2105abca3daa7224f57e0901e854369f18a1',
  TourText: 'afe15b66da3f4f0771f6d1e786f0e796125b3ad93696215ddd8142a3dc12f92f',
};


      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Edition"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Edition"
    ]
  }
};
      export default result;
    
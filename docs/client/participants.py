"""Counts the participants by organisation and saves an export. Python 3.9 or newer, standard library only."""
import collections, json, os, urllib.error, urllib.parse, urllib.request

PORTAL = os.environ.get("PORTAL_URL", "http://localhost:4000")
HEADERS = {"content-type": "application/json", "authorization": "Token " + os.environ["PORTAL_TOKEN"]}

def send(path, body=None):
    return urllib.request.urlopen(urllib.request.Request(urllib.parse.urljoin(PORTAL, path), body, HEADERS), timeout=30)

def graphql(query, **variables):
    try:
        answer = json.load(send("/graphql", json.dumps({"query": query, "variables": variables}).encode()))
    except urllib.error.HTTPError as failure:
        answer = json.load(failure)  # 401, 429 and 503 have the same body
    for error in answer.get("errors", []):
        raise SystemExit("{code}: {} ({requestId})".format(error["message"], **error["extensions"]))
    return answer["data"]

LIST = """query ($after: String) { edition { id participants(first: 100, after: $after) {
  nodes { fullName organization { name } } pageInfo { hasNextPage endCursor } } } }"""
rows, page = [], {"hasNextPage": True, "endCursor": None}
while page["hasNextPage"]:
    edition = graphql(LIST, after=page["endCursor"])["edition"]
    rows, page = rows + edition["participants"]["nodes"], edition["participants"]["pageInfo"]
for name, count in collections.Counter((row["organization"] or {}).get("name") for row in rows).most_common(3):
    print(count, name)

EXPORT = """mutation ($input: CreateParticipantsDownloadInput!) {
  createParticipantsDownload(input: $input) { download { url } userErrors { field message } } }"""
view = {"editionId": edition["id"], "format": "JSONL", "columns": ["NAME", "ORGANIZATION", "STATUS"]}
made = graphql(EXPORT, input=view)["createParticipantsDownload"]
if made["userErrors"]:
    raise SystemExit("; ".join(error["message"] for error in made["userErrors"]))
with send(made["download"]["url"]) as export, open("participants.jsonl", "wb") as file:
    file.write(export.read())
print(len(rows), "participants saved")

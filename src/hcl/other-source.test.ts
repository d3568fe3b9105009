import { expect, test } from "vitest"
import { otherSource } from "./other-source"

test.each([
  ["./modules/x", "a local folder"],
  ["../x", "a local folder"],
  ["..", "a local folder"],
  ["/srv/x", "a local folder"],
  ["~/modules/x", "a local folder"],
  ["tfr:///terraform-aws-modules/vpc/aws?version=5.0.0", "a module of a registry"],
  ["tfr://registry.opentofu.org/terraform-aws-modules/vpc/aws", "a module of a registry"],
  ["terraform-aws-modules/iam/aws//modules/iam-user", "a module of a registry"],
  ["app.terraform.io/acme/vpc/aws", "a module of a registry"],
  ["github.com/acme/x", "another repository"],
  ["github.com/acme/x/y", "another repository"],
  ["github.com/acme/x//modules/y?ref=v1.0.0", "another repository"],
  ["git::git@github.com:gruntwork-io/terraform-aws-eks.git//modules/eks?ref=v1.0.0", "another repository"],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-cis-service-catalog.git//modules/x?ref=v1.0.0",
    "another repository",
  ],
  ["./x.zip", "a local folder"],
  ["https://example.com/x.zip", "an archive"],
  ["https://example.com/x.tar.gz//modules/y?ref=v1.0.0", "an archive"],
  ["s3::https://s3-eu-west-1.amazonaws.com/bucket/x.tgz?ref=v1.0.0", "an archive"],
  [
    "https://github.com/gruntwork-io/terraform-aws-service-catalog/archive/v1.0.0.zip//modules/x",
    "an archive",
  ],
  ["s3::https://s3-eu-west-1.amazonaws.com/bucket/x", "a bucket"],
  ["gcs::https://www.googleapis.com/storage/v1/bucket/x", "a bucket"],
  ["git::https://example.com/x.git//y.tar.gz?ref=v1.0.0", "another repository"],
  ["github.com/acme/x//y.zip", "another repository"],
  ["https://example.com/x.tar/y", "another repository"],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//examples/x?ref=v1.0.0",
    "a part of terraform-aws-service-catalog outside of its modules",
  ],
])("%s is %s", (source, kind) => {
  expect(otherSource(1, source)).toEqual({ line: 1, kind })
})

test.each([
  "git::git@github.com:gruntwork-io/terraform-aws-servicecatalog.git//modules/x?ref=v1.0.0",
  "git::https://github.com/gruntwork-io/Terraform-AWS-Service-Catalogue.git//modules/x?ref=v1.0.0",
  "../../terraform-aws-service-catalogs/modules/x",
])("%s has nearly the name of the catalog's repository", (source) => {
  expect(otherSource(1, source).nearly).toMatch(/catalog/i)
})

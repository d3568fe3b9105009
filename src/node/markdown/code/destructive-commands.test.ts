import { expect, test } from "vitest"
import { cautionsOf } from "./destructive-commands"

test.each([
  ["terraform destroy", "destroys resources"],
  ["cd x && tofu destroy -auto-approve", "destroys resources"],
  ["terragrunt run --all destroy", "destroys resources"],
  ["aws-vault exec dev -- terragrunt run-all destroy", "destroys resources"],
  ["terraform apply -destroy", "destroys resources"],
  ["terraform apply \\\n  -destroy", "destroys resources"],
  ["terraform plan -out p && terraform destroy -auto-approve", "destroys resources"],
  ["terraform plan; tofu destroy", "destroys resources"],
  ["terraform destroy | terraform --help", "destroys resources"],
  ["terraform apply -var 'a=b;c' -destroy", "destroys resources"],
  ["terraform state rm aws_vpc.main", "forget resources"],
  ["terragrunt force-unlock 1234", "removes a lock"],
])("`%s` needs a caution", (code, words) => {
  expect(cautionsOf(code)).toEqual([expect.stringContaining(words)])
})

test.each([
  "terraform plan -destroy",
  "terraform apply",
  "terraform init && terraform plan -destroy | less",
  "terraform plan -var 'a;b' -destroy",
  "terraform destroy --help",
  "# terraform destroy",
  "terraform state list # not state rm",
  "echo destroy",
  "aws ec2 destroy",
])("`%s` needs no caution", (code) => {
  expect(cautionsOf(code)).toEqual([])
})
